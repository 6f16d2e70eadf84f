import type { ContactPhone } from '../contract/service';
import type { ExternalLinks } from './external-links';

/** What operators have set for the store view beside its catalogue, read when it is asked for. */
export interface SitePort {
  /** Telephones; null where none are configured. */
  contactPhone(): ContactPhone | null;
  /** Pages that the retailer has elsewhere. */
  externalLinks(): ExternalLinks;
  /** Template of picture addresses with {size} and {path}; null: pictures are our own files. */
  mediaTemplate(): string | null;
  /** true on a developer's machine: pages for developers exist there only. */
  isLocal(): boolean;
}
