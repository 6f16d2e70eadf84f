import type { BranchRow } from './branch-row';

/** What a page of branches shows, near a place or near none. */
export interface BranchesShown {
  /** Address of the page, which answers a form without script too. */
  action: string;
  /** What it is asked about; left out for the cart, and where nothing is asked. */
  sku?: string | undefined;
  /** The postal code they are near to, '' for none. */
  code: string;
  /** Whether the address asked for that one. */
  isAsked: boolean;
  /** What is wrong with it. */
  error: string | null;
  rows: readonly BranchRow[];
}

/** Words of a list of branches. */
export interface BranchListTexts {
  all: string;
  some: string;
  none: string;
  /** Where none of them has it. */
  nowhere: string;
  /** Before when it can be picked up there, in the list of all branches. */
  online: string;
  call: string;
  map: string;
}

/** Words of the form that asks near which place. */
export interface NearTexts {
  code: string;
  see: string;
  locate: string;
  /** Said where the browser does not say where it is. */
  lost: string;
  /** With {km}. */
  away: string;
}

interface Leads {
  label: string;
  href: string;
}

/** What a page says of the branches that have something. */
export interface PickupProps extends BranchesShown {
  title: string;
  /** Name of the button that closes the window it may stand in. */
  close: string;
  /** Said instead of the branches where they cannot be told. */
  problem?: string | undefined;
  /** Said where there are none, and where to go on to. */
  none?: ({ title: string } & Leads) | undefined;
  /** Puts what cannot be sent into the cart, to be picked up. */
  add?: { action: string; sku: string; formKey: string | null; text: string; label: string } | undefined;
  /** Where a branch is chosen for the cart. */
  checkout?: Leads | undefined;
  texts: BranchListTexts & NearTexts;
}
