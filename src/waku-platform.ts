/** The one door to what Waku still calls unstable. */
export {
  unstable_formatRouterRequest as formatRouterRequest,
  unstable_parseRouterRequest as parseRouterRequest,
  unstable_setNonce as setNonce,
} from 'waku/router/server';
