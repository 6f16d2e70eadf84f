"""Builds the televisions, telephones and speakers that no library has.

  blender -b --factory-startup -noaudio -P electronics.py -- OUT

OUT takes NAME.obj. Lengths in metres.
"""
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from shapes import WIDE, box, clear, cylinder, material, of_telephones, painted_image, ring, save, screen, slab, waved  # noqa: E402

OUT = os.path.abspath(sys.argv[sys.argv.index('--') + 1])


def hills(name, width=1280, height=720):
    """Writes a picture of hills at dusk, for a screen."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    u, v = x / width, y / height
    share = np.clip(v * 1.25, 0, 1)[..., None]
    image = np.array((.98, .62, .30), np.float32) * (1 - share) + np.array((.16, .22, .50), np.float32) * share
    sun = np.exp(-(((u - .68) * width / height) ** 2 + (v - .40) ** 2) / .006)[..., None]
    image = image * (1 - sun) + np.array([1, .93, .75]) * sun
    ranges = ((.46, .06, (.42, .24, .40)), (.36, .07, (.26, .16, .34)), (.25, .08, (.13, .10, .24)), (.13, .06, (.05, .05, .12)))
    for n, (base, rise, colour) in enumerate(ranges):
        line = base + rise * np.sin(u * (5 + 3 * n) + n * 1.7) + .4 * rise * np.sin(u * (13 + 5 * n) + n)
        below = (1 / (1 + np.exp(-np.clip((line - v) * height / 2, -60, 60))))[..., None]
        image = image * (1 - below) + np.array(colour) * below
    return painted_image(os.path.join(OUT, name + '.png'), image)


def shown(image):
    return material('imagen', (1, 1, 1), .2, texture=image)


def television(name, inches, image):
    clear()
    width = inches * .0221
    height = width * .5625
    body, foot = material('marco', (.012, .012, .014), .3), material('pata', (.02, .02, .022), .35)
    slab(width + .016, height + .016, .022, .006, (0, 0, height / 2 + .07), body, .003)
    slab(width * .7, height * .5, .05, .02, (0, .03, height * .38 + .07), body, .008)
    screen(width, height, (0, -.0116, height / 2 + .07), shown(image))
    for s in (-1, 1):
        box((.018, .26, .012), (s * width * .36, 0, .006), foot, .004)
        box((.016, .02, .075), (s * width * .36, 0, .04), foot, .004)
    save(OUT, name)


def monitor(name, image):
    clear()
    width, height = .61, .345
    body = material('marco', (.02, .02, .022), .4)
    slab(width + .012, height + .02, .03, .008, (0, 0, .30), body, .006)
    screen(width, height, (0, -.0156, .304), shown(image))
    box((.06, .03, .2), (0, .035, .14), body, .008)
    box((.24, .19, .012), (0, .02, .006), body, .005)
    save(OUT, name)


def laptop(name, image, colour):
    clear()
    shell, dark = material('aluminio', colour, .35, .6), material('teclas', (.03, .03, .032), .5)
    box((.36, .245, .016), (0, 0, .008), shell, .006)
    for row in range(5):
        for column in range(14):
            box((.0185, .0165, .003), (-.143 + column * .022, .078 - row * .0195, .0172), dark, .0012)
    box((.115, .012, .0028), (-.01, -.0215, .0172), dark, .001)
    box((.11, .062, .001), (0, -.075, .0165), material('panel', tuple(c * .82 for c in colour), .3, .5), .0004)
    lid = [slab(.36, .24, .009, .009, (0, 0, .12), shell, .003), screen(.342, .214, (0, -.0056, .122), shown(image)),
           slab(.352, .230, .001, .006, (0, -.0046, .121), dark)]
    bpy.context.view_layer.update()
    for part in lid:
        part.matrix_world = Matrix.Translation((0, .122, .014)) @ Matrix.Rotation(math.radians(-14), 4, 'X') @ part.matrix_world
    save(OUT, name)


def telephones(name, image, colour):
    """One of three lenses from behind and one from the front, leaning."""
    clear()
    back = material('cuerpo', colour, .28, .1)
    glass, lens, rim = of_telephones()

    def one(dx, dy, shows_screen):
        parts = [slab(.074, .156, .008, .012, (0, 0, .078), back, .0025)]
        if shows_screen:
            parts += [slab(.0715, .1535, .0012, .011, (0, -.0037, .078), glass, .0003),
                      screen(.0675, .1475, (0, -.00435, .078), shown(image), .009)]
        else:
            parts.append(slab(.032, .036, .002, .009, (-.016, -.0045, .131), back, .0008))
            for x, z in ((-.0235, .139), (-.0235, .1225), (-.0085, .131)):
                parts += [cylinder(.0066, .003, (x, -.0056, z), lens, 'y', .0006), ring(.0066, .0007, (x, -.0070, z), rim)]
        lean = Matrix.Translation((dx, dy, 0)) @ Matrix.Rotation(math.radians(-7), 4, 'X')
        bpy.context.view_layer.update()
        for part in parts:
            part.matrix_world = lean @ part.matrix_world

    one(-.033, .012, False)
    one(.033, -.018, True)
    save(OUT, name)


def soundbar(name):
    clear()
    cloth = material('tela', (.025, .025, .027), .85)
    box((.95, .09, .065), (0, 0, .0325), cloth, .018)
    box((.20, .06, .001), (0, 0, .0652), material('botones', (.06, .06, .065), .3), .0004)
    box((.20, .36, .40), (.66, .12, .20), material('subwoofer', (.02, .02, .022), .5), .02)
    cylinder(.07, .01, (.66, -.062, .18), cloth, 'y', .003)
    save(OUT, name)


def speaker(name, colour):
    clear()
    rubber = material('goma', (.02, .02, .022), .6)
    cylinder(.045, .17, (0, 0, .05), material('tela', colour, .9), 'x', .006)
    for s in (-1, 1):
        cylinder(.047, .016, (s * .093, 0, .05), rubber, 'x', .005)
        cylinder(.034, .006, (s * .101, 0, .05), material('membrana', (.12, .12, .125), .4, .4), 'x', .002)
    box((.10, .04, .008), (0, 0, .004), rubber, .003)
    save(OUT, name)


def main():
    os.makedirs(OUT, exist_ok=True)
    clear()
    blue = waved(OUT, 'azul')
    coral = waved(OUT, 'coral')
    green = waved(OUT, 'verde')
    wide = waved(OUT, 'azul', *WIDE)
    dusk = hills('atardecer')
    television('pantalla-43', 43, wide)
    television('pantalla-55', 55, dusk)
    monitor('monitor-27', wide)
    laptop('laptop-plata', dusk, (.62, .63, .65))
    laptop('laptop-grafito', wide, (.10, .105, .115))
    telephones('celular-negro', blue, (.02, .02, .024))
    telephones('celular-azul', coral, (.06, .16, .34))
    telephones('celular-verde', green, (.10, .24, .18))
    soundbar('barra-de-sonido')
    speaker('bocina-bluetooth-azul', (.03, .13, .36))
    speaker('bocina-bluetooth-negra', (.03, .03, .032))


main()
