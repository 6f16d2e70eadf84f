import { isPostalCode } from '../../domain/validation';
import { drawIn } from '../../ui/draw-in';
import { Skeleton } from '../../ui/skeleton';
import { devicePlace } from '../place/device-place';
import { keepTyped } from '../place/keep-typed';
import { lookUpPlace, type Place } from '../shop/look-up-place';
import { Coverage, Neighbourhood } from './place-parts';
import type { PlaceTexts } from './place-texts';

interface Props {
  storePrefix: string;
  /** Epoch ms of the page, so that the days are the same here and there. */
  now: number;
  locale: string;
  /** Postal code whose place the page shows already, '' for none. */
  known: string;
  neighbourhood: string;
  error: string | null;
  texts: PlaceTexts;
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'place-fields': Props;
  }
}

/** Looks the postal code up as soon as it is whole, and fills in what it says. */
export function start(element: HTMLElement, props: Props): void {
  const { texts } = props;
  const input = (name: string) => element.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const code = input('zipCode');
  const problem = document.getElementById(`${code?.id}-error`);
  const coverage = element.querySelector<HTMLElement>('[aria-live]');
  const neighbourhood = element.querySelector<HTMLElement>('[data-neighbourhood]');
  if (!code || !problem || !coverage || !neighbourhood) return;
  const drawCoverage = drawIn(coverage);
  const drawNeighbourhood = drawIn(neighbourhood);
  let latest = props.known;

  const fill = (name: string, value: string) => {
    const field = input(name);
    if (!field) return;
    field.value = value;
    field.disabled = name === 'region_id' && value === '';
  };
  /** Opens a field that the postal code fills, where the code says nothing of it. */
  const writable = (name: string, isByHand: boolean) => {
    const field = input(name);
    if (!field) return;
    field.readOnly = !isByHand;
    field.required = isByHand;
    field.tabIndex = isByHand ? 0 : -1;
    field.placeholder = isByHand ? '' : '—';
    field.title = isByHand ? '' : texts.fromPostalCode;
  };
  const show = (place: Place | null) => {
    fill('state', place?.state ?? '');
    fill('city', place?.municipality ?? '');
    writable('city', place?.municipality === '');
    fill('region_id', String(place?.regionId ?? ''));
    drawCoverage(place && <Coverage place={place} {...props} />);
    drawNeighbourhood(
      <Neighbourhood
        key={place?.code}
        listed={place?.neighbourhoods ?? []}
        known={props.neighbourhood}
        error={props.error}
        texts={texts}
      />,
    );
  };
  const tell = (text: string) => {
    problem.textContent = text;
    code.toggleAttribute('aria-invalid', text !== '');
    if (text) code.setAttribute('aria-invalid', 'true');
  };

  const ask = async () => {
    const next = code.value.trim();
    if (!isPostalCode(next) || latest === next) return;
    latest = next;
    tell('');
    drawCoverage(<Skeleton height={50} />);
    try {
      const place = await lookUpPlace(props.storePrefix, next);
      if (latest !== next) return;
      show(place);
      if (place) keepTyped(place);
      if (!place) tell(texts.notFound);
    } catch {
      if (latest !== next) return;
      latest = '';
      drawCoverage(null);
      tell(texts.failed);
    }
  };
  code.addEventListener('input', () => void ask());
  // Nobody types twice what this browser knows.
  if (code.value === '') code.value = devicePlace()?.code ?? '';
  // what was typed before this ran counts as well
  void ask();
}
