import type { CallDefinition } from '../call';
import * as cart from './cart';
import * as catalogue from './catalogue';
import * as checkout from './checkout';
import * as imports from './import';
import * as openapi from './openapi';
import * as order from './order';
import * as places from './places';
import * as service from './service';
import * as stock from './stock';
import * as suggest from './suggest';
import * as url from './url';

const isCall = (value: unknown): value is CallDefinition => typeof value === 'object' && value !== null && 'area' in value && 'path' in value;

/** Every call of the API. */
export const CALLS: CallDefinition[] = [cart, checkout, order, stock, catalogue, suggest, url, places, service, openapi, imports].flatMap((area) =>
  Object.values(area).filter(isCall),
);
