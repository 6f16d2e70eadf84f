import { has, type Setting, type Variables } from './setting';

const isTemplate = (text: string): boolean => text.includes('{path}') && text.includes('{size}');

export const MEDIA_TEMPLATE = {
  name: 'MEDIA_TEMPLATE',
  kind: 'variable',
  shape: 'text',
  about: 'Address of pictures of imported catalogues, with `{path}` and `{size}`; its host has to be in `MEDIA_HOSTS`.',
  without: '`/media/{size}/{path}`, from our files',
  example: 'https://img.retailer.example/{size}/{path}',
  isTakenByStart: true,
  check: has('MEDIA_TEMPLATE', isTemplate, 'no address with {size} and {path}'),
} as const satisfies Setting;

export const MEDIA_HOSTS = {
  name: 'MEDIA_HOSTS',
  kind: 'variable',
  shape: 'text',
  about: 'Further hosts that pictures may come from, space-separated.',
  without: 'pictures are shown from the shop alone',
  example: 'https://img.retailer.example',
  isTakenByStart: true,
  check: null,
} as const satisfies Setting;

/** Hosts that pictures may come from beside the shop's own. */
export const mediaHosts = ({ MEDIA_HOSTS: hosts = '' }: Variables<'MEDIA_HOSTS'>): string[] =>
  hosts.split(/\s+/).filter((host) => host !== '');
