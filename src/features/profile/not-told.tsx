import type { Problem } from '../../domain/result';
import { Notice } from '../../ui/notice';
import { texts } from '../shop/texts';

/** What cannot be told just now (decisions, "on error"): never an empty list or a nought in its place. */
export function NotTold({ problem }: { problem: Problem | null }) {
  const t = texts();
  return problem ? (
    <Notice level="error">{t.message(problem.message)}</Notice>
  ) : (
    <Notice level="warning">{t('Not available right now')}</Notice>
  );
}
