import { type DrawingProps, FitDrawing } from './fit-drawing';

export interface FitView extends DrawingProps {
  texts: { title: string; door: string; lift: string; note: string };
}

/** Whether a piece of furniture or an appliance gets home, drawn and said. */
export function DoesItFit({ texts, ...drawing }: FitView) {
  return (
    <details className="fits">
      <summary>{texts.title}</summary>
      <FitDrawing {...drawing} />
      <ul>
        <li>{texts.door}</li>
        <li>{texts.lift}</li>
      </ul>
      <p className="small muted">{texts.note}</p>
    </details>
  );
}
