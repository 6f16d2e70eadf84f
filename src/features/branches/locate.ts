import { distanceKm, type Position } from '../../domain/branch/nearness';

function positionOf({ dataset }: HTMLElement): Position | null {
  const [latitude, longitude] = [Number(dataset.lat), Number(dataset.lng)];
  return dataset.lat === undefined || dataset.lng === undefined ? null : { latitude, longitude };
}

/** Says how far each branch is and puts the nearest first, those that have everything before the others. */
function sortFrom(list: Element, here: Position, away: string): void {
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > li')].map((row) => {
    const position = positionOf(row);
    return { row, km: position ? distanceKm(here, position) : Number.POSITIVE_INFINITY };
  });
  for (const { row, km } of rows) {
    const near = row.querySelector('[data-near]');
    if (near && Number.isFinite(km))
      near.textContent = away.replace('{km}', km < 10 ? km.toFixed(1) : String(Math.round(km)));
  }
  const lacks = ({ row }: (typeof rows)[number]): number => (row.dataset.has === undefined ? 1 : 0);
  for (const { row } of rows.toSorted((a, b) => lacks(a) - lacks(b) || a.km - b.km)) list.appendChild(row);
}

/** Where the browser is stays in the browser. */
export function locate(part: HTMLElement, button: HTMLElement): void {
  const status = part.querySelector('.near-form [role="status"]');
  const list = part.querySelector('.branch-list');
  const failed = () => {
    if (status) status.textContent = button.dataset.failed ?? '';
  };
  if (!list || !navigator.geolocation) {
    failed();
    return;
  }
  navigator.geolocation.getCurrentPosition(({ coords }) => {
    if (status) status.textContent = '';
    sortFrom(list, coords, button.dataset.away ?? '{km} km');
  }, failed);
}
