import { expect, test } from 'vitest';
import { Alarm } from './alarm';

function recorded() {
  const set: number[] = [];
  return { set, alarm: new Alarm({ setAlarm: async (at) => void set.push(Number(at)) }) };
}

test('an alarm is written only when it has to ring earlier than it would', () => {
  const { set, alarm } = recorded();
  for (const at of [500, 900, 500, 200]) alarm.wakeBy(at);
  expect(set).toEqual([500, 200]);
});

test('after it rang it is set anew, however late', () => {
  const { set, alarm } = recorded();
  alarm.wakeBy(500);
  alarm.rang();
  alarm.wakeBy(900);
  expect(set).toEqual([500, 900]);
});
