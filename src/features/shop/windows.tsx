import { requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';
import { Island } from '../../ui/island';
import { texts } from './texts';

/** Where the windows over a page come from; nothing stands here before one is opened. */
export const Windows = () => (
  <Island
    of="windows"
    props={{
      storePrefix: storePath(requestContext().store, ''),
      offline: texts()('You are offline; some features are limited'),
    }}
  />
);
