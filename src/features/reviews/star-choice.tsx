import { MOST_STARS } from '../../domain/review';
import { texts } from '../shop/texts';

const STAR_TEXTS = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'] as const;
const ID = 'resena-rating';

/** One to five stars as a group of choices: arrow keys move between them, and each says how many it is. */
export function StarChoice({ chosen, error }: { chosen: string | undefined; error: string | null }) {
  const t = texts();
  return (
    <fieldset className="star-choice" aria-describedby={`${ID}-error`}>
      <legend>{t('How many stars do you give it?')}</legend>
      <div>
        {Array.from({ length: MOST_STARS }, (_, index) => index + 1).map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="rating"
              value={stars}
              id={stars === 1 ? ID : undefined}
              required
              defaultChecked={chosen === String(stars)}
              aria-invalid={error && stars === 1 ? true : undefined}
            />
            <span className="sr">{t(STAR_TEXTS[stars - 1] ?? '5 stars')}</span>
            <span aria-hidden="true">★</span>
          </label>
        ))}
      </div>
      <p className="field-error" id={`${ID}-error`}>
        {error}
      </p>
    </fieldset>
  );
}
