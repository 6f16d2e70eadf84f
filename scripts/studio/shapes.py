"""Simple solids and materials that models.py builds things of. Lengths in metres, z is up, a front looks towards -y."""
import math
import os

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def material(name, colour, rough=.45, metal=0.0, texture=None):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    shader = m.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Roughness'].default_value, shader.inputs['Metallic'].default_value = rough, metal
    if texture:
        image = m.node_tree.nodes.new('ShaderNodeTexImage')
        image.image = bpy.data.images.load(texture)
        m.node_tree.links.new(image.outputs['Color'], shader.inputs['Base Color'])
    return m


def rounded(thing, width, segments=4, degrees=30):
    if width:
        bevel = thing.modifiers.new('round', 'BEVEL')
        bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = width, segments, 'ANGLE', math.radians(degrees)
        bpy.context.view_layer.objects.active = thing
        bpy.ops.object.modifier_apply(modifier='round')
    return thing


def painted(thing, paint):
    thing.data.materials.append(paint)
    return thing


def box(size, at, paint, edge=0.0):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at)
    thing = bpy.context.object
    thing.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False)
    return painted(rounded(thing, edge), paint)


def slab(width, height, thick, corner, at, paint, edge=0.0):
    """An upright plate with round corners."""
    thing = box((width, thick, height), at, paint)
    mesh = bmesh.new()
    mesh.from_mesh(thing.data)
    across = [e for e in mesh.edges if abs(e.verts[0].co.y - e.verts[1].co.y) > thick * .9]
    bmesh.ops.bevel(mesh, geom=across, offset=corner, segments=10, affect='EDGES', profile=.5)
    mesh.to_mesh(thing.data)
    mesh.free()
    return rounded(thing, edge, 3, 60)


def screen(width, height, at, paint, corner=0.0):
    """An upright picture that looks towards -y, with round corners."""
    points = [(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)]
    if corner:
        middles = [(x - math.copysign(corner, x), z - math.copysign(corner, z)) for x, z in points]
        points = [(x + corner * math.cos(a), z + corner * math.sin(a)) for n, (x, z) in enumerate(middles)
                  for a in np.linspace(math.pi * (1 + n / 2), math.pi * (1.5 + n / 2), 12)]
    mesh = bpy.data.meshes.new('screen')
    mesh.from_pydata([(x, 0, z) for x, z in points], [], [tuple(range(len(points)))])
    for corner_of, (x, z) in zip(mesh.uv_layers.new().data, points):
        corner_of.uv = (x / width + .5, z / height + .5)
    thing = bpy.data.objects.new('screen', mesh)
    thing.location = at
    bpy.context.scene.collection.objects.link(thing)
    return painted(thing, paint)


TURNS = {'z': (0, 0, 0), 'y': (math.pi / 2, 0, 0), 'x': (0, math.pi / 2, 0)}


def cylinder(radius, depth, at, paint, axis='z', edge=0.0, vertices=64):
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=depth, location=at, rotation=TURNS[axis], vertices=vertices)
    return painted(rounded(bpy.context.object, edge, 4, 50), paint)


def ring(radius, thick, at, paint):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thick, location=at, rotation=TURNS['y'],
                                     major_segments=72, minor_segments=16)
    return painted(bpy.context.object, paint)


def lathe(profile, paint, at=(0, 0, 0), steps=72):
    """Turns a profile of (radius, height) round the z axis."""
    angles = [2 * math.pi * i / steps for i in range(steps)]
    points = [(r * math.cos(a), r * math.sin(a), z) for a in angles for r, z in profile]
    n = len(profile)
    faces = [(i * n + k, (i + 1) % steps * n + k, (i + 1) % steps * n + k + 1, i * n + k + 1)
             for i in range(steps) for k in range(n - 1)]
    mesh = bpy.data.meshes.new('lathe')
    mesh.from_pydata(points, [], faces)
    thing = bpy.data.objects.new('lathe', mesh)
    thing.location = at
    bpy.context.scene.collection.objects.link(thing)
    return painted(thing, paint)


def waves(path, dark, light, width=540, height=1180):
    """Writes a picture of soft waves between two colours, for a screen."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    u, v = x / width, y / height
    share = (.5 + .5 * np.sin(u * 4 + np.sin(v * 5 + u * 2) * 1.4 + v * 3))[..., None]
    image = np.array(dark, np.float32) * (1 - share) + np.array(light, np.float32) * share
    return painted_image(path, image * (.85 + .1 * np.sin(v * 7 + u * 5)[..., None]))


# What screens show: waves from a dark colour to a light one.
WAVES = {
    'azul': ((.02, .10, .28), (.05, .55, .85)),
    'coral': ((.45, .06, .18), (.99, .62, .35)),
    'verde': ((.02, .20, .16), (.45, .85, .45)),
}
WIDE = (1280, 720)


def waved(out, colour, *size):
    """Writes what a screen of one of these colours shows; `size` of a wide one, upright without."""
    return waves(os.path.join(out, ('ancha-' if size else '') + colour + '.png'), *WAVES[colour], *size)


def of_telephones():
    """The glass in front, a lens and the ring around it."""
    return (material('cristal', (.008, .008, .01), .18), material('lente', (.015, .015, .02), .2),
            material('aro', (.5, .5, .52), .3, .8))


def painted_image(path, colours):
    """Writes rows of RGB, the lowest first, as a PNG."""
    height, width, _ = colours.shape
    made = bpy.data.images.new(os.path.basename(path), width, height)
    opaque = np.concatenate([np.clip(colours, 0, 1), np.ones((height, width, 1))], -1)
    made.pixels.foreach_set(opaque.astype(np.float32).ravel())
    made.filepath_raw, made.file_format = path, 'PNG'
    made.save()
    return path


def turn(things, axis, pivot, degrees):
    at = Vector(pivot)
    m = Matrix.Translation(at) @ Matrix.Rotation(math.radians(degrees), 4, axis) @ Matrix.Translation(-at)
    bpy.context.view_layer.update()
    for thing in things:
        thing.matrix_world = m @ thing.matrix_world
    bpy.context.view_layer.update()


def save(folder, name):
    bpy.ops.wm.obj_export(filepath=os.path.join(folder, name + '.obj'), forward_axis='NEGATIVE_Z', up_axis='Y',
                          path_mode='RELATIVE', export_triangulated_mesh=True)
    print('MODEL', name, flush=True)
