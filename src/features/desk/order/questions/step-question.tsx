import { deskOrderPage } from '../../../../contract/desk-pages/forms';
import type { Key } from '../../../../i18n';
import { texts } from '../../../shop/texts';
import { Question } from '../../question';
import { EventFields } from '../event-fields';
import type { Asked, Beside } from './asked';

const STEPS: Record<
  'take-back-accept' | 'take-back-send' | 'take-back-deliver',
  { title: Key; text: Key; pickedText?: Key; yes: Key }
> = {
  'take-back-accept': {
    title: 'Take back that order {number} was accepted?',
    text: 'It waits for its money anew, as long as its way to pay has. The customer was told nothing, and is told nothing.',
    yes: 'Yes, take it back',
  },
  'take-back-send': {
    title: 'Is order {number} still here?',
    text: 'Only while the carrier does not have it. It is to be sent again, its guide number goes, what was charged stays charged, and the customer is told.',
    pickedText: 'It is to be looked out again, what was charged stays charged, and the customer is told.',
    yes: 'Yes, it is still here',
  },
  'take-back-deliver': {
    title: 'Was order {number} not handed over?',
    text: 'It goes back to where it was before, what was collected stays noted, and the customer is told.',
    yes: 'Yes, take it back',
  },
};

/** Whether this takes back a step of an order. */
export const isStep = (what: string): what is keyof typeof STEPS => Object.hasOwn(STEPS, what);

interface Props extends Pick<Asked, 'order' | 'events'>, Pick<Beside, 'openReturns'> {
  what: keyof typeof STEPS;
}

/** Whether a step was taken too early, with what that means, and which returns of what was sent are open. */
export function StepQuestion({ what, order, events, openReturns }: Props) {
  const t = texts();
  const { number, branch } = order;
  const { title, text, pickedText, yes } = STEPS[what];
  return (
    <Question
      back={deskOrderPage(number)}
      title={t(title, { number })}
      text={
        <>
          {t((branch && pickedText) || text)}
          {what !== 'take-back-accept' &&
            openReturns.map((one) => (
              <p key={one.number}>
                <strong>{t('Its return {number} is open, and stays open.', { number: one.number })}</strong>
              </p>
            ))}
        </>
      }
      yes={t(yes)}
    >
      <EventFields number={number} type={what} seen={events.length} />
    </Question>
  );
}
