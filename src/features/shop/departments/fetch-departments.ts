import { partAt } from '../../../ui/hooks/joined-markup';
import type { Department } from './department-list';
import { DEPARTMENTS_ID } from './departments-path';

function departmentOf({ children: [link, list] }: Element): Department {
  return {
    name: link?.textContent ?? '',
    href: link?.getAttribute('href') ?? '',
    children: [...(list?.children ?? [])].map(departmentOf),
  };
}

async function read(address: string): Promise<Department[]> {
  const list = await partAt(address, `#${DEPARTMENTS_ID}`);
  if (!list) throw new Error('no departments');
  return [...list.children].map(departmentOf);
}

let coming: Promise<Department[]> | null = null;

/** The departments as the page of all of them lists them, asked for once. */
export function fetchDepartments(address: string): Promise<Department[]> {
  coming ??= read(address).catch((error) => {
    coming = null;
    throw error;
  });
  return coming;
}
