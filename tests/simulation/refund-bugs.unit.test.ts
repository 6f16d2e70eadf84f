import { expect, test } from 'vitest';
import { withBug } from './deliberate';
import { REFUND_BUGS } from './money-bugs';
import { firstFault } from './refund-faults';

const MOST_ORDERS = 1_000;

test.each(REFUND_BUGS)(`found by its harm within ${MOST_ORDERS} orders: $name`, ({ name, harm }) =>
  withBug(name, async () => expect(firstFault(MOST_ORDERS, 1)).toMatch(harm)),
);
