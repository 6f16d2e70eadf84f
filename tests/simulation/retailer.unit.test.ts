import { expect, test } from 'vitest';
import { describeFront } from './describe-front';
import { HISTORIES } from './histories';
import { play } from './history';
import { openInMemory } from './memory';

describeFront('retailer', 'carts that mirror a retailer’s');

for (const { found, ...history } of HISTORIES) {
  test(found, async () => {
    expect((await play(history, openInMemory)).broken).toBeNull();
  });
}
