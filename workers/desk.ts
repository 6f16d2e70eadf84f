import type { Desk } from '../src/commerce/desk';
import { lazily } from '../src/domain/lazily';
import type { StoreView } from '../src/domain/store-view';
import { AREAS, together } from './areas';
import type { DeskPorts } from './areas/define-area';
import type { Env } from './env';

/** What each area has at the desk: a port that none has does not compile. */
const PORTS: DeskPorts = together(Object.values(AREAS).flatMap((area) => (area.desk ? [area.desk] : [])));

const NAMES = Object.keys(PORTS) as (keyof Desk)[];

const desk = lazily<Desk, Parameters<DeskPorts[keyof Desk]>[0]>(NAMES, (name, at) => PORTS[name](at));

/** The desk of a store view, for its operators alone; a part of it is made when it is first touched. `now` in epoch ms. */
export const deskFor = (env: Env, store: StoreView, now: number): Desk => desk({ env, store, now });
