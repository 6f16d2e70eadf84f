"""Renders the pictures of things.json that are not there yet, one at a time.

  python3 scripts/studio/render.py OUT [--own FOLDER] [--libraries FOLDER] [--still FILE] [name ...]

OUT takes NAME-VIEW.png. Libraries are those of the package sweethome3d-furniture (.sh3f, which are zip files); models of
our own are NAME.obj in FOLDER. It can be stopped and started again at any time; while the file of --still exists it
stands still, the picture in hand as well.
"""
import argparse
import glob
import json
import os
import re
import signal
import subprocess
import sys
import time
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
PERSON = 'Reallusion#female01'
EDGE, SAMPLES = 1024, 9
MOST_SECONDS = 900


def unpacked(libraries, folder):
    """The rows of the libraries' catalogues by the id of their model, with the path of its file."""
    models = {}
    for path in glob.glob(os.path.join(libraries, '*.sh3f')):
        name = os.path.splitext(os.path.basename(path))[0]
        own = os.path.join(folder, name)
        if not os.path.exists(own):
            zipfile.ZipFile(path).extractall(own)
        rows = {}
        for line in open(os.path.join(own, 'PluginFurnitureCatalog.properties'), encoding='latin-1'):
            found = re.match(r'(\w+)#(\d+)\s*=\s*(.*)', line.strip())
            if found:
                rows.setdefault(found[2], {})[found[1]] = found[3]
        for row in rows.values():
            if 'id' in row and 'model' in row:
                models[row['id']] = {'obj': own + row['model'], 'rot': row.get('modelRotation')}
    return models


def built(folder):
    """The filter, built for this machine."""
    path = os.path.join(folder, 'denoise.so')
    if not os.path.exists(path):
        source = os.path.join(HERE, 'denoise.c')
        subprocess.run(['cc', '-O3', '-march=native', '-ffast-math', '-shared', '-fPIC', source, '-o', path, '-lm'], check=True)
    return path


def run(job, still):
    """Runs Blender on a job and waits for it, stopping it while `still` exists."""
    with open(job + '.log', 'w') as log:
        command = ['nice', '-n', '19', 'blender', '-b', '--factory-startup', '-noaudio', '-P', os.path.join(HERE, 'studio.py'), '--', job]
        child = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        stands, spent, last = False, 0.0, time.time()
        while child.poll() is None:
            wanted = bool(still and os.path.exists(still))
            if wanted != stands:
                os.killpg(child.pid, signal.SIGSTOP if wanted else signal.SIGCONT)
                stands = wanted
            now = time.time()
            spent, last = spent + (0 if stands else now - last), now
            if spent > MOST_SECONDS:
                os.killpg(child.pid, signal.SIGKILL)
            time.sleep(0.2)
    return spent


def main():
    read = argparse.ArgumentParser()
    read.add_argument('out')
    read.add_argument('--own', default='')
    read.add_argument('--libraries', default='/usr/share/sweethome3d/furniture')
    read.add_argument('--still')
    read.add_argument('names', nargs='*')
    asked = read.parse_args()
    folder = os.path.abspath(os.path.join(asked.out, '.studio'))
    os.makedirs(folder, exist_ok=True)
    models, denoise = unpacked(asked.libraries, folder), built(folder)
    for thing in json.load(open(os.path.join(HERE, 'things.json'))):
        if asked.names and thing['name'] not in asked.names:
            continue
        path = lambda shot: os.path.abspath(os.path.join(asked.out, f"{thing['name']}-{shot['view']}.png"))
        left = [{**shot, 'out': path(shot)} for shot in thing['shots'] if not os.path.exists(path(shot))]
        if not left:
            continue
        while asked.still and os.path.exists(asked.still):
            time.sleep(1)
        parts = [{**(models[part['model']] if 'model' in part else {'obj': os.path.join(asked.own, part['own'] + '.obj')}), **part}
                 for part in thing['parts']]
        job = os.path.join(folder, 'job.json')
        with open(job, 'w') as file:
            json.dump({'res': EDGE, 'samples': SAMPLES, **thing, 'parts': parts, 'shots': left, 'denoise': denoise,
                       'person': models[PERSON]['obj']}, file)
        seconds = run(job, asked.still)
        missing = [shot['view'] for shot in left if not os.path.exists(shot['out'])]
        print(time.strftime('%H:%M:%S'), thing['name'], len(left), 'views', round(seconds), 's', *(['missing:'] + missing if missing else []), flush=True)


sys.exit(main())
