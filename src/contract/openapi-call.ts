import { z } from 'zod';
import { defineCall } from './call';

export const openApi = defineCall({
  id: 'openApi',
  method: 'get',
  path: '/openapi.json',
  area: 'service',
  summary: 'This document',
  result: () => z.looseObject({ openapi: z.literal('3.1.0') }),
  envelope: false,
  sharing: 'public',
});
