"""Builds the models of our own that things.json names: what no library has, and what opens, open.

  blender -b --factory-startup -noaudio -P models.py -- OUT LIBRARIES

OUT takes NAME.obj; LIBRARIES holds the unpacked libraries, as render.py leaves them in OUT/.studio.
"""
import math
import os
import sys

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from shapes import (WIDE, box, clear, cylinder, lathe, material, of_telephones, painted_image, ring, save, screen, slab,  # noqa: E402
                    turn, waved)

OUT, LIBRARIES = (os.path.abspath(path) for path in sys.argv[sys.argv.index('--') + 1:][:2])
CC0 = os.path.join(LIBRARIES, 'BlendSwap-CC-0/blendswap-cc-0')
BY = os.path.join(LIBRARIES, 'BlendSwap-CC-BY/blendswap-cc-by')


def metals():
    return (material('lamina', (.80, .81, .82), .3), material('negro', (.015, .015, .018), .25),
            material('acero', (.6, .61, .62), .25, .9))


def top_loader(name, lid_degrees):
    clear()
    white, dark, steel = metals()
    grey, glass = material('tapa', (.42, .44, .47), .3), material('vidrio', (.06, .08, .10), .12)
    w, d, h, t = .66, .66, .93, .02
    for y in (-d / 2 + t / 2, d / 2 - t / 2):
        box((w, t, h), (0, y, h / 2), white, .006)
    for s in (-1, 1):
        box((t, d, h), (s * (w / 2 - t / 2), 0, h / 2), white, .006)
        box((.07, d - .16, .03), (s * (w / 2 - .035), -.04, h), white, .01)
    box((w, .06, .03), (0, -d / 2 + .03, h), white, .012)
    box((w, .14, .03), (0, d / 2 - .07, h), white, .012)
    lathe([(0, .32), (.20, .32), (.235, .36), (.24, .88), (.262, .92), (.262, .935), (.235, .935), (.228, .88), (.222, .37),
           (.19, .335), (0, .335)], steel, (0, -.04, 0))
    lathe([(0, .335), (.06, .345), (.055, .42), (.035, .62), (0, .64)], material('agitador', (.55, .58, .62), .4), (0, -.04, 0))
    box((w, .13, .15), (0, d / 2 - .075, h + .075), white, .018)
    box((.46, .006, .07), (0, d / 2 - .143, h + .085), dark, .004)
    cylinder(.03, .02, (.19, d / 2 - .152, h + .085), steel, 'y', .004)
    for i in range(5):
        box((.026, .004, .012), (-.19 + i * .05, d / 2 - .148, h + .075), grey, .002)
    box((.07, .003, .026), (.07, d / 2 - .1475, h + .09), material('numeros', (.10, .30, .38), .2), .001)
    lid = [box((.53, .46, .018), (0, -.04, h + .026), grey, .008), box((.42, .35, .006), (0, -.05, h + .037), glass, .002),
           box((.2, .02, .012), (0, -.262, h + .026), white, .003)]
    turn(lid, 'X', (0, .19, h + .026), -lid_degrees)
    for x in (-.27, .27):
        for y in (-.27, .27):
            cylinder(.022, .03, (x, y, -.012), dark)
    save(OUT, name)


def agitator_washer(name):
    clear()
    white, dark, steel = metals()
    shell, seam = material('lamina', (.70, .71, .72), .35), material('junta', (.16, .17, .18), .5)
    panel, mark = material('tablero', (.055, .06, .068), .3), material('marca', (.66, .67, .68), .4)
    w, d, h = .66, .64, .92
    box((w, d, h - .05), (0, 0, h / 2 + .025), shell, .022)
    box((w - .05, d - .05, .06), (0, 0, .03), dark)
    box((w - .10, .006, h - .24), (0, -d / 2 - .001, h / 2 + .01), shell, .003)
    box((.575, .455, .006), (0, -.05, h + .002), seam, .002)
    box((.56, .44, .026), (0, -.05, h + .012), shell, .012)
    box((.20, .016, .012), (0, -.268, h + .014), dark, .004)
    console = box((w - .01, .13, .17), (0, d / 2 - .075, h + .075), shell, .02)
    face = [console, box((w - .07, .006, .105), (0, d / 2 - .142, h + .085), panel, .003)]
    for x in (-.20, -.075):
        face += [cylinder(.030, .004, (x, d / 2 - .146, h + .085), mark, 'y', .001),
                 cylinder(.026, .026, (x, d / 2 - .158, h + .085), steel, 'y', .004),
                 box((.004, .004, .020), (x, d / 2 - .172, h + .094), dark)]
    face += [cylinder(.040, .004, (.175, d / 2 - .146, h + .085), mark, 'y', .001),
             cylinder(.035, .030, (.175, d / 2 - .160, h + .085), steel, 'y', .005),
             box((.005, .004, .028), (.175, d / 2 - .1765, h + .097), dark)]
    for i in range(4):
        face.append(box((.013, .003, .013), (.02 + i * .024, d / 2 - .1455, h + .085), mark, .003))
    turn(face, 'X', (0, d / 2 - .01, h), -9)
    for x in (-.27, .27):
        for y in (-.26, .26):
            cylinder(.022, .03, (x, y, -.012), dark)
    save(OUT, name)


def tank(name, colour):
    clear()
    profile = [(0, .02), (.50, 0), (.54, .03)]
    for low in (.08 + rib * .17 for rib in range(6)):
        profile += [(.545, low), (.56, low + .03), (.56, low + .10), (.545, low + .13)]
    profile += [(.545, 1.11), (.50, 1.22), (.40, 1.32), (.27, 1.38), (.25, 1.385), (.25, 1.44), (.29, 1.445), (.29, 1.49), (.26, 1.51), (0, 1.52)]
    lathe(profile, material('polietileno', colour, .5))
    save(OUT, name)


def front_loader_open(name):
    clear()
    white, dark, steel = metals()
    body = box((.60, .58, .85), (0, 0, .425), white, .018)
    bpy.ops.mesh.primitive_cylinder_add(radius=.178, depth=.9, location=(0, -.34, .40), rotation=(math.pi / 2, 0, 0), vertices=96)
    hole = bpy.context.object
    cut = body.modifiers.new('cut', 'BOOLEAN')
    cut.object, cut.operation, cut.solver = hole, 'DIFFERENCE', 'EXACT'
    bpy.context.view_layer.objects.active = body
    bpy.ops.object.modifier_apply(modifier='cut')
    bpy.data.objects.remove(hole)
    drum = lathe([(0, .33), (.168, .33), (.174, .30), (.174, .03), (.160, .0), (.152, 0), (.150, .02)], steel)
    drum.matrix_world = Matrix.Translation((0, -.285, .40)) @ Matrix.Rotation(-math.pi / 2, 4, 'X')
    for a in (math.pi / 2 + i * 2 * math.pi / 3 for i in range(3)):
        fin = box((.03, .24, .05), (0, 0, 0), steel, .01)
        fin.matrix_world = (Matrix.Translation((.148 * math.cos(a), -.13, .40 + .148 * math.sin(a)))
                            @ Matrix.Rotation(math.pi / 2 - a, 4, 'Y'))
    ring(.178, .014, (0, -.288, .40), material('goma', (.10, .105, .11), .6))
    box((.585, .01, .115), (0, -.289, .775), material('panel', (.88, .88, .89), .35), .004)
    box((.15, .004, .045), (.05, -.2955, .775), dark, .002)
    cylinder(.036, .03, (.20, -.305, .775), steel, 'y', .004)
    box((.17, .006, .075), (-.19, -.2945, .775), white, .004)
    for i in range(4):
        cylinder(.008, .006, (.01 + i * .028, -.296, .738), steel, 'y', .001, 24)
    box((.10, .008, .07), (.21, -.29, .075), material('filtro', (.74, .75, .76), .35), .003)
    bpy.ops.mesh.primitive_uv_sphere_add(radius=.166, location=(0, -.298, .40), segments=64, ring_count=32)
    pane = bpy.context.object
    pane.scale = (1, .3, 1)
    pane.data.materials.append(material('puerta', (.03, .05, .08), .12))
    door = [ring(.205, .026, (0, -.305, .40), steel), ring(.172, .020, (0, -.311, .40), dark), pane,
            box((.03, .02, .09), (.215, -.322, .40), dark, .006)]
    turn(door, 'Z', (-.235, -.29, 0), -112)
    for x in (-.24, .24):
        for y in (-.22, .22):
            cylinder(.02, .02, (x, y, -.01), dark)
    save(OUT, name)


def monitor(name, width, height, image, is_round):
    clear()
    body = material('marco', (.35, .36, .38) if is_round else (.02, .02, .022), .4)
    chin, low = .03 if is_round else .014, .19
    slab(width + .012, height + chin, .03, .006, (0, 0, low + height / 2 - chin / 2 + .012), body, .005)
    screen(width, height, (0, -.0156, low + height / 2 + .012), material('imagen', (1, 1, 1), .2, texture=image))
    if is_round:
        box((.05, .028, .2), (0, .035, .11), body, .008)
        cylinder(.12, .012, (0, .02, .006), body, 'z', .004)
        cylinder(.03, .02, (0, .035, .02), body)
    else:
        box((.07, .03, .18), (0, .04, .12), body, .008)
        for s in (-1, 1):
            foot = box((.30, .028, .014), (0, 0, 0), body, .006)
            foot.matrix_world = Matrix.Translation((s * .12, -.05, .008)) @ Matrix.Rotation(s * math.radians(-38), 4, 'Z')
    save(OUT, name)


def telephones(name, image, colour, is_round):
    """One from the front and one from behind, leaning."""
    clear()
    back = material('cuerpo', colour, .3, .1)
    glass, lens, rim = of_telephones()

    def one(dx, dy, shows_screen):
        parts = [slab(.071, .151, .009, .014 if is_round else .009, (0, 0, .0755), back, .0028)]
        if shows_screen:
            chin = 0 if is_round else .004
            parts += [slab(.0685, .1485, .0012, .013 if is_round else .008, (0, -.0042, .0755), glass, .0003),
                      screen(.0645, .1425 - chin, (0, -.0049, .0755 + chin / 2), material('imagen', (1, 1, 1), .2, texture=image),
                             .011 if is_round else .006)]
        elif is_round:
            parts += [cylinder(.025, .004, (0, -.006, .118), lens, 'y', .001), ring(.025, .0009, (0, -.008, .118), rim)]
            for x, z in ((-.0095, .1275), (.0095, .1275), (-.0095, .1085), (.0095, .1085)):
                parts += [cylinder(.0062, .002, (x, -.0088, z), material('vidrio', (.03, .04, .06), .1), 'y', .0005),
                          ring(.0064, .0005, (x, -.0097, z), rim)]
        else:
            parts.append(slab(.017, .044, .0016, .0084, (-.0225, -.0052, .122), back, .0006))
            for z in (.133, .112):
                parts += [cylinder(.0062, .003, (-.0225, -.0062, z), lens, 'y', .0006), ring(.0064, .0006, (-.0225, -.0076, z), rim)]
            parts.append(cylinder(.0026, .002, (-.0075, -.005, .133), material('flash', (.9, .85, .6), .3), 'y', .0004, 24))
        lean = Matrix.Translation((dx, dy, 0)) @ Matrix.Rotation(math.radians(-7), 4, 'X')
        bpy.context.view_layer.update()
        for part in parts:
            part.matrix_world = lean @ part.matrix_world

    one(.034, .014, False)
    one(-.032, -.016, True)
    save(OUT, name)


def loaded(path, *apart):
    """Loads a model in cm; what of it is `apart` falls into its loose pieces."""
    clear()
    bpy.ops.wm.obj_import(filepath=path, forward_axis='NEGATIVE_Z', up_axis='Y')
    for thing in [o for o in bpy.data.objects if any(o.name.startswith(name) for name in apart)]:
        bpy.ops.object.select_all(action='DESELECT')
        thing.select_set(True)
        bpy.context.view_layer.objects.active = thing
        bpy.ops.object.mode_set(mode='EDIT')
        bpy.ops.mesh.select_all(action='SELECT')
        bpy.ops.mesh.remove_doubles(threshold=.001)
        bpy.ops.object.mode_set(mode='OBJECT')
        bpy.ops.mesh.separate(type='LOOSE')
    for thing in bpy.data.objects:
        thing.matrix_world = Matrix.Scale(.01, 4) @ thing.matrix_world
    bpy.context.view_layer.update()


def bounds(thing):
    points = [thing.matrix_world @ Vector(c) for c in thing.bound_box]
    return [min(p[i] for p in points) * 100 for i in range(3)], [max(p[i] for p in points) * 100 for i in range(3)]


def within(low, high):
    """What has its middle in this box, in cm."""
    middle = lambda thing: [(a + b) / 2 for a, b in zip(*bounds(thing))]
    return [o for o in bpy.data.objects
            if o.type == 'MESH' and all(a <= m <= b for a, m, b in zip(low, middle(o), high))]


def block(x, y, z, paint, edge=0.0):
    """A box between pairs of cm."""
    return box([(b - a) / 100 for a, b in (x, y, z)], [(a + b) / 200 for a, b in (x, y, z)], paint, edge)


def opened(body, front):
    """Takes away the front faces of a body."""
    mesh = bmesh.new()
    mesh.from_mesh(body.data)
    world = body.matrix_world
    gone = [f for f in mesh.faces if (world @ f.calc_center_median()).y * 100 < front + 1.2
            and abs((world.to_3x3() @ f.normal).normalized().y) > .6]
    bmesh.ops.delete(mesh, geom=gone, context='FACES')
    mesh.to_mesh(body.data)
    mesh.free()


def kept(body, cuts, holds):
    """Cuts a body at heights and depths, [(axis, cm)], and leaves the faces whose every corner, in cm, `holds`."""
    mesh = bmesh.new()
    mesh.from_mesh(body.data)
    world = body.matrix_world
    for axis, cm in cuts:
        along = Vector([float(axis == 'xyz'[i]) for i in range(3)])
        bmesh.ops.bisect_plane(mesh, geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:],
                               plane_co=world.inverted() @ (along * cm / 100), plane_no=world.to_3x3().transposed() @ along)
    bmesh.ops.delete(mesh, context='FACES',
                     geom=[f for f in mesh.faces if not all(holds(world @ v.co * 100) for v in f.verts)])
    mesh.to_mesh(body.data)
    mesh.free()


def framed(body, front, x, z):
    """Closes the front of an opened body round a hole."""
    (x0, _, z0), (x1, _, z1) = bounds(body)
    paint = body.data.materials[0]
    for wide, high in (((x0 + .3, x[0]), (z0, z1)), ((x[1], x1 - .3), (z0, z1)), (x, (z0, z[0])), (x, (z[1], z1 - .3))):
        if wide[1] - wide[0] > .2 and high[1] - high[0] > .2:
            block(wide, (front, front + 1.5), high, paint)


def lined(x, z, front, back, paint):
    deep, t = (front + .2, back), .8
    for wide, high in (((x[0] - t, x[0]), (z[0] - t, z[1] + t)), ((x[1], x[1] + t), (z[0] - t, z[1] + t)),
                       (x, (z[0] - t, z[0])), (x, (z[1], z[1] + t))):
        block(wide, deep, high, paint)
    block((x[0] - t, x[1] + t), (back, back + t), (z[0] - t, z[1] + t), paint)


def shelves(x, front, back, heights):
    glass, rim = material('entrepano', (.60, .68, .72), .15), material('canto', (.75, .77, .79), .3)
    for z in heights:
        block((x[0] + .3, x[1] - .3), (front + 6, back - .5), (z, z + .7), glass)
        block((x[0] + .3, x[1] - .3), (front + 5, front + 6), (z - .3, z + 1.1), rim)


def drawer(x, front, back, z):
    block(x, (front + 6.5, back), z, material('cajon', (.72, .78, .81), .2))
    wide, low = x[1] - x[0], z[1] - 4
    block((x[0] + wide * .3, x[0] + wide * .7), (front + 5.9, front + 6.6), (low, low + 1.5), material('jaladera', (.75, .77, .79), .3))


def racks(x, front, back, heights):
    steel = material('rejilla', (.55, .56, .58), .3, .8)
    for z in heights:
        for i in range(13):
            y = front + 4 + i * (back - front - 6) / 12
            block((x[0] + .4, x[1] - .4), (y - .25, y + .25), (z, z + .5), steel)


def door_inside(x, y, z, bins, paint):
    clear_ = material('anaquel', (.66, .74, .78), .2)
    made = [block((x[0] + 1.5, x[1] - 1.5), (y, y + 1.5), (z[0] + 2, z[1] - 2), paint, .004)]
    for low in bins:
        made += [block((x[0] + 3.5, x[1] - 3.5), (y + 1.5, y + 9), (low, low + .8), clear_, .004),
                 block((x[0] + 3.5, x[1] - 3.5), (y + 8.4, y + 9.2), (low, low + 7), clear_, .004)]
    return made


def french_doors(name):
    loaded(f'{CC0}/refrigerator/refrigerator.obj')
    white, front, x = material('forro', (.86, .88, .89), .4), -37.9, (-41, 41)
    left, right = within((-60, -60, 82), (-1, -36, 175)), within((0, -60, 82), (60, -36, 175))
    body = next(o for o in bpy.data.objects if o.name.startswith('LWPOLYLINE.001'))
    left += door_inside((-45.1, -.4), -38.2, (83, 172), [96, 118, 142], white)
    right += door_inside((.2, 44.9), -38.2, (83, 172), [96, 118, 142], white)
    opened(body, front)
    framed(body, front, x, (86, 167))
    lined(x, (86, 167), front, 30, white)
    shelves(x, front, 30, [112, 130, 149])
    for wide in ((-40.2, -.8), (.8, 40.2)):
        drawer(wide, front, 28, (86.6, 103))
    turn(left, 'Z', (-.45, -.38, 0), -118)
    turn(right, 'Z', (.45, -.38, 0), 118)
    save(OUT, name)


def side_by_side(name):
    loaded(f'{CC0}/largeFridge/largeFridge.obj', 'Fridge.001')
    white, front = material('forro', (.86, .88, .89), .4), -32.4
    body = within((-3, -5, 90), (3, 5, 100))[0]
    left = [o for o in within((-60, -60, 70), (-7.2, -31, 185)) if o is not body]
    right = [o for o in within((-7.2, -60, 70), (60, -31, 185)) if o is not body]
    bins = [24, 52, 82, 112, 142]
    left += door_inside((-46.2, -7.7), -32.6, (8, 184), bins, white)
    right += door_inside((-6.6, 46.3), -32.6, (8, 184), bins, white)
    opened(body, front)
    framed(body, front, (-42.5, 42.5), (12, 179))
    block((-9.5, -4.5), (front, front + 1.5), (6, 184), material('canto', (.75, .77, .79), .3))
    for x, heights in (((-42.5, -9.5), [40, 66, 92, 118, 146]), ((-4.5, 42.5), [68, 96, 122, 150])):
        lined(x, (12, 179), front, 20, white)
        shelves(x, front, 20, heights)
    for z in (13, 36):
        drawer((-3.7, 41.7), front, 18, (z, z + 20))
    turn(left, 'Z', (-.46, -.324, 0), -112)
    turn(right, 'Z', (.46, -.324, 0), 112)
    save(OUT, name)


def microwave(name):
    loaded(f'{BY}/microwave/microwave.obj', 'Microwave-Front')
    door, x = within((-152, 132, 55), (-116.2, 138.1, 86)), (-146.5, -118)
    body = next(o for o in bpy.data.objects if o.name.startswith('Microwave-Shell'))
    opened(body, 138.1)
    framed(body, 138.1, x, (61, 81))
    lined(x, (61, 81), 138.1, 165, material('interior', (.62, .63, .64), .35))
    cylinder(.115, .006, (-1.3225, 1.52, .618), material('plato', (.62, .70, .74), .12), 'z', .002)
    turn(door, 'Z', (-1.49, 1.38, 0), -105)
    save(OUT, name)


def stove(name):
    loaded(f'{BY}/largeStove/largeStove.obj', 'Cooker-main')
    door, x = within((-95, -30, 8), (-25.5, -21, 53)), (-86, -31)
    body = [o for o in within((-60, 0, 20), (-20, 30, 60)) if bounds(o)[1][0] - bounds(o)[0][0] > 80][0]
    opened(body, -22.4)
    framed(body, -22.4, x, (13, 50))
    lined(x, (13, 50), -22.4, 35, material('esmalte', (.06, .06, .065), .4))
    racks(x, -22.4, 35, [24, 36])
    turn(door, 'X', (0, -.225, .09), 88)
    save(OUT, name)


def clic_clac(name):
    """The grey sofa with its back laid flat behind the seat: one plane of 198 by 109 cm at the height of the seat."""
    loaded(f'{BY}/couch3/couch3.obj', 'sofa-base')
    cushion = next(o for o in bpy.data.objects if o.name.startswith('espaldar'))
    frame = max((o for o in bpy.data.objects if o.name.startswith('sofa-base')), key=lambda o: len(o.data.polygons))
    paint = next(m for m in frame.data.materials if m.name.startswith('Base'))
    wedge = frame.copy()
    wedge.data = frame.data.copy()
    bpy.context.scene.collection.objects.link(wedge)
    bpy.context.view_layer.update()
    kept(wedge, [('z', 47), ('y', 6)], lambda at: at.z > 46.9 and at.y > 5.9)
    kept(frame, [('z', 29), ('y', 6)], lambda at: at.y < 6.1 or at.z < 29.1)
    block((-99.6, 99.6), (4, 34.6), (27.5, 29), paint)
    for x in ((-99.6, -80.5), (80.5, 99.6)):
        block(x, (4.5, 5.8), (28, 46.6), paint)
        block(x, (5.8, 17), (28, 36), paint, .012)
    wedge.matrix_world = Matrix.Diagonal((.994, 1, 1, 1)) @ wedge.matrix_world
    turn([cushion, wedge], 'X', (0, .08, .47), -55.6)
    for part in (cushion, wedge):
        part.matrix_world = Matrix.Translation((0, .06, -.128)) @ part.matrix_world
    save(OUT, name)


def convertible(name):
    """The blue sofa bed unfolded: its bedspread, white in the library, is of the fabric of the closed sofa."""
    folder = os.path.join(LIBRARIES, 'Scopia/scopia')
    loaded(f'{folder}/convertible-sofa-BZ-opened/convertible-sofa-BZ-opened.obj')
    fabric = bpy.data.images.load(f'{folder}/convertible-sofa-BZ-closed/texturefabric.jpg')
    wide, high = fabric.size
    # Its lowest two rows of hexagons have no shade painted on; they repeat.
    rows = np.array(fabric.pixels[:]).reshape(high, wide, 4)[:high // 5, :, :3]
    spread = next(o for o in bpy.data.objects if o.name.startswith('Colcha'))
    spread.data.materials[0] = material('tela', (1, 1, 1), .95, texture=painted_image(os.path.join(OUT, 'hexagonos.png'), rows))
    for corner in spread.data.uv_layers[0].data:
        corner.uv = (corner.uv.x * .93, corner.uv.y * 2.79)
    save(OUT, name)


def main():
    os.makedirs(OUT, exist_ok=True)
    clear()
    blue = waved(OUT, 'azul')
    coral = waved(OUT, 'coral')
    green = waved(OUT, 'verde')
    top_loader('lavadora-tapa-de-vidrio', 0)
    top_loader('lavadora-tapa-de-vidrio-dentro', 96)
    agitator_washer('lavadora-carga-superior')
    tank('tinaco', (.02, .02, .021))
    front_loader_open('lavadora-carga-frontal-dentro')
    monitor('monitor-24', .531, .299, waved(OUT, 'verde', *WIDE), True)
    monitor('monitor-32', .708, .398, waved(OUT, 'coral', *WIDE), False)
    telephones('celular-dos-lentes-negro', green, (.022, .022, .026), False)
    telephones('celular-dos-lentes-azul', blue, (.05, .13, .30), False)
    telephones('celular-camara-redonda-verde', coral, (.07, .20, .14), True)
    telephones('celular-camara-redonda-grafito', blue, (.09, .095, .105), True)
    french_doors('refrigerador-puerta-francesa-dentro')
    side_by_side('refrigerador-duplex-dentro')
    microwave('horno-de-microondas-dentro')
    stove('estufa-seis-quemadores-dentro')
    clic_clac('sofa-gris-tres-plazas-cama')
    convertible('sofa-cama-azul-cama')


main()
