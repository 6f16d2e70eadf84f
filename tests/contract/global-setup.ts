import type { TestProject } from 'vitest/node';
import { type Peer, startPeer } from '../peers/spawn';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the two retailers: of the family, and our own engine behind a proxy that can spoil its answers. */
    family: string;
    ours: string;
    /** Address of a Redis that speaks the REST protocol of Upstash. */
    redis: string;
  }
}

/** Starts both retailers and the Redis as processes of their own and hands their addresses to the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started: Peer[] = [];
  const stop = async () => {
    for (const peer of started.reverse()) await peer.stop();
  };
  try {
    const family = await startPeer(new URL('../peers/family/main.ts', import.meta.url));
    started.push(family);
    const ours = await startPeer(new URL('../peers/ours/main.ts', import.meta.url));
    started.push(ours);
    const proxy = await startPeer(new URL('../peers/proxy/main.ts', import.meta.url), { TARGET: ours.url });
    started.push(proxy);
    const redis = await startPeer(new URL('../peers/upstash/main.ts', import.meta.url));
    started.push(redis);
    project.provide('redis', redis.url);
    project.provide('family', family.url);
    project.provide('ours', proxy.url);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
