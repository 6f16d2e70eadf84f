import type { Position } from '../../domain/branch/nearness';

/** A place on a map: its position, else its address. */
export function mapAddress({ position, address }: { position?: Position | undefined; address: string }): string {
  const query = position ? `${position.latitude},${position.longitude}` : address;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
