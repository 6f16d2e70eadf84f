interface StarChoiceProps {
  legend: string;
  /** One star, two stars and so on, in words. */
  stars: readonly string[];
  chosen: string | undefined;
  error: string | null;
}

const ID = 'resena-rating';

/** One to five stars as a group of choices: arrow keys move between them, and each says how many it is. */
export const StarChoice = ({ legend, stars, chosen, error }: StarChoiceProps) => (
  <fieldset className="star-choice" aria-describedby={`${ID}-error`}>
    <legend>{legend}</legend>
    <div>
      {stars.map((text, index) => (
        <label key={text}>
          <input
            type="radio"
            name="rating"
            value={index + 1}
            id={index === 0 ? ID : undefined}
            required
            defaultChecked={chosen === String(index + 1)}
            aria-invalid={error && index === 0 ? true : undefined}
          />
          <span className="sr">{text}</span>
          <span aria-hidden="true">★</span>
        </label>
      ))}
    </div>
    <p className="field-error" id={`${ID}-error`}>
      {error}
    </p>
  </fieldset>
);
