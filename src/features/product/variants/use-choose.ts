import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { afterFrame } from '../../../ui/hooks/after-frame';
import { useLatest } from '../../../ui/hooks/use-latest';
import { useListen } from '../../../ui/hooks/use-listen';
import { isPlainClick } from '../../../ui/plain-click';
import { showToast } from '../../../ui/show-toast';
import { pictureAhead } from '../gallery/pictures-ahead';
import type { OptionGroupView } from '../options';
import { type Choosing, wholeChoosing } from './choosing';
import { VariantChooser, variantOf } from './variant-chooser';
import { awaitVariant } from './variant-store';

/** What is chosen of each option. */
const chosenOf = (groups: readonly OptionGroupView[]): (string | null)[] => groups.map(({ chosen }) => chosen);

/**
 * Choosing a value of an option shows its variant in this document: picture, price, stock, address. What cannot be
 * shown here is a link as before. `changed` is said when a choice has changed another one too.
 */
export function useChoose(
  choosing: Choosing | null,
  {
    groups,
    page,
    texts: { changed },
  }: { groups: readonly OptionGroupView[]; page: string; texts: { changed: string } },
) {
  const chooser = useRef<VariantChooser>(null);
  const latest = useLatest(groups);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, of what the server has shown
  useLayoutEffect(() => {
    if (choosing) chooser.current = new VariantChooser(wholeChoosing(choosing, page));
  }, []);
  useListen('window', 'popstate', () => void chooser.current?.showAddressed());

  const follow = async (
    group: number,
    link: HTMLAnchorElement,
    to: VariantChooser,
    isHeard: boolean,
  ): Promise<boolean> => {
    const before = chosenOf(latest.current);
    const address = link.href;
    const path = variantOf(link);
    if (!isHeard) await afterFrame();
    const isShown = await to.show(path);
    if (!isShown) location.assign(address);
    else if (chosenOf(latest.current).some((value, at) => at !== group && value !== before[at]))
      showToast({ level: 'warning', message: changed });
    return isShown;
  };
  return {
    choose(group: number, link: HTMLAnchorElement, event: MouseEvent) {
      const to = chooser.current;
      if (!to || event.defaultPrevented || !isPlainClick(event.nativeEvent) || !to.answers(variantOf(link))) return;
      event.preventDefault();
      // A tap that was kept has had its frame.
      awaitVariant(follow(group, link, to, !event.isTrusted));
    },
    press(link: HTMLAnchorElement) {
      const patches = chooser.current?.patchesOf(variantOf(link));
      if (patches) pictureAhead(patches);
    },
  };
}
