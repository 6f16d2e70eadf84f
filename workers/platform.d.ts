/** What the DOM library and the Workers types disagree on, or cannot know of this Worker. */
interface CacheStorage {
  readonly default: Cache;
}

declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('./index');
  }
}

interface ImportMetaEnv {
  readonly WAKU_BUILD_ID: string;
}
