"""Renders several views of one thing with Blender, in the light of the demo's other pictures; render.py calls it.

  blender -b --factory-startup -noaudio -P studio.py -- job.json

The job, lengths in cm and angles in degrees:
  parts     what is loaded: obj; rot, nine numbers of the library's modelRotation; size, width, depth and height, else
            the longest edge is `cm`; at, up, turn, where it stands; move, what of it is turned: [{of, axis, degrees,
            pivot}], of names of its objects, pivot in shares of their box
  cm        longest edge; 0 where the model is in metres
  tint      colour of its largest material, linear, and of those with tint_share of its surface
  smooth    how often its faces are divided, so that a coarse model is round; edges sharper than `sharp` (70) stay
  paint     colours of its materials by name, linear and opaque: {name: [r, g, b, roughness]}
  ground    colour of the ground, linear, where a thing is as light as the usual one
  shots     what is seen: out, az (0 from the front, -90 from its left), elev, fill (share of the picture's edge);
            beside "person" or "hand", whose outline says how large it is, in the middle of its depth or where `stand`
            says (0 at its front, 1 at its back)
  person    model of that outline
  denoise   the filter built from denoise.c
"""
import ctypes
import json
import math
import os
import shutil
import sys
import tempfile
import time

import bpy
import numpy as np
from mathutils import Matrix, Vector

JOB = json.load(open(sys.argv[sys.argv.index('--') + 1]))
FILTER = ctypes.CDLL(JOB['denoise'])
PASSES = ('Image', 'Normal', 'Depth', 'DiffCol', 'GlossCol', 'TransCol', 'Emit')
PERSON_CM, HAND_CM = 165, 18
GROUND = (0.79, 0.795, 0.805)
EXPOSURE = 2 ** 0.27


def denoised(Image, Normal, Depth, DiffCol, GlossCol, TransCol, Emit, rounds=5):
    """
    Filters the light alone: colour and texture are divided out first, so that they stay sharp. What an outline gives off
    counts as its colour, and its pixels stay as they are: at its edge they hold two lights, which would come out white.
    """
    albedo = np.clip(DiffCol + GlossCol + TransCol + Emit, 0.06, None)
    light = np.ascontiguousarray(Image / albedo, np.float32)
    z = np.ascontiguousarray(np.minimum(Depth[..., 0], 1e3), np.float32)
    h, w = z.shape
    lum = light @ np.array([.2126, .7152, .0722], np.float32)
    pad = np.pad(lum, 3, mode='edge')
    total = np.cumsum(np.cumsum(np.pad(pad, ((1, 0), (1, 0))), 0, dtype=np.float64), 1)
    squares = np.cumsum(np.cumsum(np.pad(pad ** 2, ((1, 0), (1, 0))), 0, dtype=np.float64), 1)
    box = lambda a: (a[7:, 7:] - a[:-7, 7:] - a[7:, :-7] + a[:-7, :-7])[:h, :w] / 49
    sigma = np.sqrt(np.maximum(box(squares) - box(total) ** 2, 1e-6)).astype(np.float32)
    gy, gx = np.gradient(z)
    slope = np.ascontiguousarray(np.abs(gx) + np.abs(gy), np.float32)
    grey = np.ascontiguousarray(albedo @ np.array([.2126, .7152, .0722], np.float32), np.float32)
    normal = np.ascontiguousarray(Normal, np.float32)
    p = lambda a: a.ctypes.data_as(ctypes.c_void_p)
    FILTER.denoise(p(light), p(normal), p(z), p(grey), p(slope), p(sigma), h, w, rounds)
    return np.where(Emit.max(-1, keepdims=True) > .01, Image, without_specks(light, Normal) * albedo)


def without_specks(light, normal):
    """Pixels that hold an edge are not filtered: those that are darker or brighter than what is round them are drawn in."""
    h, w = light.shape[:2]
    pad = np.pad(light, ((1, 1), (1, 1), (0, 0)), mode='edge')
    round_it = np.sort(np.stack([pad[y:y + h, x:x + w] for y in range(3) for x in range(3)]), 0)
    edge = np.linalg.norm(normal, axis=-1, keepdims=True) < .97
    return np.where(edge, np.clip(light, round_it[3], round_it[5]), light)


def write(linear, path):
    c = np.clip(linear, 0, 1)
    c = np.where(c <= .0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - .055).astype(np.float32)
    h, w = c.shape[:2]
    im = bpy.data.images.new('out', w, h)
    im.colorspace_settings.name = 'Non-Color'
    im.pixels.foreach_set(np.concatenate([c, np.ones((h, w, 1), np.float32)], -1).ravel())
    im.filepath_raw, im.file_format = path + '.part', 'PNG'
    im.save()
    os.replace(path + '.part', path)


def corners(objs):
    pts = np.concatenate([np.array([o.matrix_world @ Vector(c) for c in o.bound_box]) for o in objs])
    return pts.min(0), pts.max(0)


def transform(objs, m):
    for o in objs:
        o.matrix_world = m @ o.matrix_world
    bpy.context.view_layer.update()


def load(part, longest):
    before = set(bpy.data.objects)
    bpy.ops.wm.obj_import(filepath=part['obj'], forward_axis='NEGATIVE_Z', up_axis='Y')
    objs = [o for o in bpy.data.objects if o not in before and o.type == 'MESH']
    if part.get('rot'):
        r = [float(x) for x in part['rot'].split()]
        c = Matrix(((1, 0, 0), (0, 0, -1), (0, 1, 0)))
        transform(objs, (c @ Matrix((r[0:3], r[3:6], r[6:9])) @ c.inverted()).to_4x4())
    bpy.context.view_layer.update()
    for move in part.get('move', []):
        own = [o for o in objs if any(o.name.startswith(n) for n in move['of'])]
        lo, hi = corners(own)
        at = Vector([lo[i] + (hi[i] - lo[i]) * move['pivot'][i] for i in range(3)])
        transform(own, Matrix.Translation(at) @ Matrix.Rotation(math.radians(move['degrees']), 4, move['axis'])
                  @ Matrix.Translation(-at))
    lo, hi = corners(objs)
    size = hi - lo
    if part.get('size'):
        s = [part['size'][i] / size[i] for i in range(3)]
    else:
        s = [longest / max(size) if longest else 100] * 3
    at = part.get('at', [0, 0])
    transform(objs, Matrix.Translation((at[0], at[1], part.get('up', 0))) @
              Matrix.Rotation(math.radians(part.get('turn', 0)), 4, 'Z') @ Matrix.Diagonal((*s, 1)) @
              Matrix.Translation((-(lo[0] + hi[0]) / 2, -(lo[1] + hi[1]) / 2, -lo[2])))
    return objs


def divided(thing, levels, sharp):
    """Rounds a coarse model: its triangles become quads again, and edges between materials or sharp ones stay."""
    import bmesh
    mesh = bmesh.new()
    mesh.from_mesh(thing.data)
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=max(thing.dimensions) / max(thing.matrix_world.to_scale()) * 1e-4)
    bmesh.ops.join_triangles(mesh, faces=mesh.faces, cmp_uvs=True, cmp_materials=True, angle_face_threshold=.6,
                             angle_shape_threshold=.9)
    crease = mesh.edges.layers.crease.verify()
    for edge in mesh.edges:
        two = edge.link_faces
        if len(two) == 2 and (two[0].material_index != two[1].material_index
                              or math.degrees(edge.calc_face_angle(0)) > sharp):
            edge[crease] = .7
    mesh.to_mesh(thing.data)
    mesh.free()
    made = thing.modifiers.new('round', 'SUBSURF')
    made.levels = made.render_levels = levels
    bpy.context.view_layer.objects.active = thing
    bpy.ops.object.modifier_apply(modifier='round')


def finish(objs, job):
    if job.get('smooth'):
        for o in objs:
            divided(o, job['smooth'], job.get('sharp', 70))
    for name, (*colour, rough) in job.get('paint', {}).items():
        b = bpy.data.materials[name].node_tree.nodes['Principled BSDF']
        for link in [l for l in b.id_data.links if l.to_node == b]:
            b.id_data.links.remove(link)
        b.inputs['Base Color'].default_value, b.inputs['Roughness'].default_value = (*colour, 1), rough
        b.inputs['Alpha'].default_value, b.inputs['Transmission'].default_value = 1, 0
    areas = {}
    for o in objs:
        for p in o.data.polygons:
            p.use_smooth = True
            if p.material_index < len(o.material_slots) and o.material_slots[p.material_index].material:
                m = o.material_slots[p.material_index].material
                areas[m.name] = areas.get(m.name, 0) + p.area
        o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(35)
        for m in [s.material for s in o.material_slots if s.material and s.material.use_nodes]:
            for n in list(m.node_tree.nodes):
                if n.type == 'TEX_IMAGE' and (n.image is None or n.image.size[0] == 0):
                    m.node_tree.nodes.remove(n)
            b = m.node_tree.nodes.get('Principled BSDF')
            r = b and b.inputs['Roughness']
            if r and not r.is_linked:
                r.default_value = 0.55 if r.default_value > 0.9 else max(r.default_value, 0.18)
    if job.get('tint') and areas:
        whole, largest = sum(areas.values()), max(areas, key=areas.get)
        for name, area in areas.items():
            if name != largest and area / whole < job.get('tint_share', 2):
                continue
            tree = bpy.data.materials[name].node_tree
            b = tree.nodes.get('Principled BSDF')
            for link in [l for l in tree.links if l.to_socket == b.inputs['Base Color']]:
                tree.links.remove(link)
            b.inputs['Base Color'].default_value = (*job['tint'], 1)


def flat(name):
    """A plain colour without light: what stands beside the thing is an outline."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = m.node_tree.nodes
    n.clear()
    e, out = n.new('ShaderNodeEmission'), n.new('ShaderNodeOutputMaterial')
    e.inputs['Color'].default_value = (0.355, 0.36, 0.37, 1)
    m.node_tree.links.new(e.outputs[0], out.inputs[0])
    return m


def capsule(a, b, r, steps=20):
    a, b = np.array(a, float), np.array(b, float)
    d = (b - a) / np.linalg.norm(b - a)
    n = np.array([-d[1], d[0]])
    arc = lambda c, s: [c + r * (math.cos(t) * n * s + math.sin(t) * d * s) for t in np.linspace(0, math.pi, steps)]
    return arc(b, 1) + arc(a, -1)


def hand():
    """An open hand of 18 cm, upright."""
    shapes = [capsule((-2.2, 2.4), (-2.6, 7.6), 1.7), capsule((2.2, 2.4), (2.6, 7.6), 1.7), capsule((0, 2.2), (0, 8), 2.6),
              capsule((-3.4, 8), (-4.3, 13.6), .82), capsule((-1.2, 9), (-1.5, 16.1), .92),
              capsule((1.1, 9), (1.3, 17.05), .95), capsule((3.3, 8), (4, 16), .9), capsule((3.2, 3.4), (7.4, 8.6), 1.05),
              capsule((0, -1.6), (0, 2.6), 2.5)]
    made = []
    for i, points in enumerate(shapes):
        me = bpy.data.meshes.new('hand')
        me.from_pydata([(x, -0.002 * i, max(z, 0)) for x, z in points], [], [tuple(range(len(points)))])
        o = bpy.data.objects.new('hand', me)
        bpy.context.scene.collection.objects.link(o)
        made.append(o)
    return made


def outline(kind):
    if kind == 'person':
        objs = load({'obj': JOB['person']}, PERSON_CM)
    else:
        objs = hand()
    m = flat('outline')
    for o in objs:
        o.data.materials.clear()
        o.data.materials.append(m)
        for p in o.data.polygons:
            p.material_index = 0
    bpy.context.view_layer.update()
    return objs


def studio():
    import bmesh
    me, bm = bpy.data.meshes.new('ground'), bmesh.new()
    r, back = 1.2, 3.2
    rows = [(-7, 0)] + [(back - r + r * math.sin(a), r - r * math.cos(a))
                        for a in [i / 16 * math.pi / 2 for i in range(17)]] + [(back, 9)]
    made = [(bm.verts.new((-14, y, z)), bm.verts.new((14, y, z))) for y, z in rows]
    for a, b in zip(made, made[1:]):
        bm.faces.new((a[0], a[1], b[1], b[0]))
    bm.to_mesh(me)
    for p in me.polygons:
        p.use_smooth = True
    ground = bpy.data.objects.new('ground', me)
    bpy.context.scene.collection.objects.link(ground)
    m = bpy.data.materials.new('ground')
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*JOB.get('ground', GROUND), 1)
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = 0.6, 0.25
    me.materials.append(m)
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (1, 1, 1, 1)
    w.node_tree.nodes['Background'].inputs[1].default_value = 0.38
    lights = []
    for place, size, energy in (((-3.2, -3.2, 3.8), 2.6, 85), ((3.6, -2.4, 2.4), 2.2, 28), ((0, 1.2, 4.6), 3.2, 45)):
        l = bpy.data.lights.new('a', 'AREA')
        l.size, l.energy = size, energy
        o = bpy.data.objects.new('a', l)
        o.location = place
        bpy.context.scene.collection.objects.link(o)
        lights.append(o)
    return ground, lights


def frame(co, objs, az, elev, fill):
    """Puts the camera where the objects fill so much of the picture's longer direction, in its middle."""
    el, a = math.radians(elev), math.radians(az)
    d = Vector((math.sin(a) * math.cos(el), -math.cos(a) * math.cos(el), math.sin(el)))
    q = (-d).to_track_quat('-Z', 'Y')
    co.rotation_euler = q.to_euler()
    pts = []
    for o in objs:
        v = np.empty(len(o.data.vertices) * 3, np.float32)
        o.data.vertices.foreach_get('co', v)
        m = np.array(o.matrix_world)
        pts.append(v.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3])
    pts = np.concatenate(pts)
    right, up, out = (pts @ np.array(x) for x in (q @ Vector((1, 0, 0)), q @ Vector((0, 1, 0)), d))
    reach = 18 / 70 * fill
    sx, sy, far = (right.max() + right.min()) / 2, (up.max() + up.min()) / 2, 0
    for _ in range(30):
        far = max(np.max(np.abs(right - sx) / reach + out), np.max(np.abs(up - sy) / reach + out))
        px, py = (right - sx) / (far - out), (up - sy) / (far - out)
        sx += (px.max() + px.min()) / 2 * far * .5
        sy += (py.max() + py.min()) / 2 * far * .5
    co.location = (q @ Vector((1, 0, 0))) * sx + (q @ Vector((0, 1, 0))) * sy + d * far


def shoot(path, res, samples):
    sc = bpy.context.scene
    sc.render.engine, sc.cycles.device, sc.cycles.samples = 'CYCLES', 'CPU', samples
    sc.cycles.use_adaptive_sampling = sc.cycles.use_denoising = False
    sc.cycles.max_bounces, sc.cycles.diffuse_bounces, sc.cycles.glossy_bounces = 4, 2, 2
    sc.cycles.transmission_bounces, sc.cycles.transparent_max_bounces = 4, 6
    sc.cycles.caustics_reflective = sc.cycles.caustics_refractive = False
    sc.cycles.sample_clamp_indirect, sc.cycles.sample_clamp_direct = 3, 8
    sc.render.use_persistent_data = True
    sc.render.resolution_x = sc.render.resolution_y = res
    sc.render.resolution_percentage = 100
    layer = sc.view_layers[0]
    layer.use_pass_normal = layer.use_pass_z = layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_color = layer.use_pass_transmission_color = layer.use_pass_emit = True
    sc.use_nodes = True
    tree = sc.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    tree.nodes.new('CompositorNodeComposite')
    folder = tempfile.mkdtemp()
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path, files.format.file_format, files.format.color_depth = folder, 'OPEN_EXR', '32'
    files.format.exr_codec, files.format.color_mode = 'NONE', 'RGB'
    files.file_slots.clear()
    for socket in PASSES:
        files.file_slots.new(socket)
        tree.links.new(layers.outputs[socket], files.inputs[socket])
    bpy.ops.render.render()
    read = {}
    for socket in PASSES:
        name = next(f for f in os.listdir(folder) if f.startswith(socket))
        im = bpy.data.images.load(os.path.join(folder, name))
        im.colorspace_settings.name = 'Non-Color'
        px = np.empty(im.size[0] * im.size[1] * 4, np.float32)
        im.pixels.foreach_get(px)
        read[socket] = px.reshape(im.size[1], im.size[0], 4)[..., :3]
        bpy.data.images.remove(im)
    shutil.rmtree(folder)
    write(denoised(**read) * EXPOSURE, path)


def main():
    job = JOB
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.preferences.edit.use_global_undo = False
    objs = [o for part in job['parts'] for o in load(part, job['cm'])]
    finish(objs, job)
    ground, lights = studio()
    camera = bpy.data.cameras.new('c')
    camera.lens = 70
    co = bpy.data.objects.new('c', camera)
    bpy.context.scene.collection.objects.link(co)
    bpy.context.scene.camera = co
    shown, scale = None, 1
    for shot in job['shots']:
        if os.path.exists(shot['out']):
            continue
        begun, cpu = time.time(), time.process_time()
        beside = outline(shot['beside']) if shot.get('beside') else []
        if scale != 1:
            transform(objs, Matrix.Scale(1 / scale, 4))
        if beside:
            lo, hi = corners(objs)
            blo, bhi = corners(beside)
            gap = 14 if shot['beside'] == 'person' else 3
            transform(beside, Matrix.Translation((hi[0] + gap - blo[0], lo[1] + (hi[1] - lo[1]) * shot.get('stand', .5) - (blo[1] + bhi[1]) / 2, -blo[2])))
        whole = objs + beside
        lo, hi = corners(whole)
        scale = 2 / max(hi - lo)
        middle = (lo[0] + hi[0]) / 2
        transform(beside, Matrix.Scale(scale, 4) @ Matrix.Translation((-middle, 0, 0)))
        transform(objs, Matrix.Scale(scale, 4) @ Matrix.Translation((-middle, 0, 0)))
        lo, hi = corners(whole)
        for l in lights:
            l.rotation_euler = (Vector((0, 0, hi[2] / 2)) - l.location).to_track_quat('-Z', 'Y').to_euler()
        # The ground's back turns with the camera, so that there is one behind the thing from every side.
        ground.rotation_euler = (0, 0, math.radians(shot['az'] + 32) if abs(shot['az']) > 60 else 0)
        frame(co, whole, shot['az'], shot['elev'], shot.get('fill', .8))
        shoot(shot['out'], job.get('res', 1024), job.get('samples', 6))
        for o in beside:
            bpy.data.objects.remove(o)
        transform(objs, Matrix.Translation((middle * scale, 0, 0)))
        print('DONE', shot['out'], round(time.time() - begun, 1), 's', round(time.process_time() - cpu, 1), 'cpu', flush=True)


main()
