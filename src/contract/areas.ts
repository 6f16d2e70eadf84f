import type { CallDefinition } from './call';
import * as cart from './cart/calls';
import * as catalogue from './catalogue/calls';
import * as suggest from './catalogue/suggest';
import * as checkout from './checkout/calls';
import * as imports from './import';
import * as openapi from './openapi-call';
import * as order from './order';
import * as places from './places';
import * as service from './service';
import * as stock from './stock';
import * as url from './url';

const isCall = (value: unknown): value is CallDefinition => typeof value === 'object' && value !== null && 'area' in value && 'path' in value;

/** Every call of the API. */
export const CALLS: CallDefinition[] = [cart, checkout, order, stock, catalogue, suggest, url, places, service, openapi, imports].flatMap((area) =>
  Object.values(area).filter(isCall),
);
