import type { FamilyName } from '../families.ts';

export type Opinion = [title: string, detail: string];

export type OpinionsByFamily = Partial<Record<FamilyName, Opinion[]>>;
