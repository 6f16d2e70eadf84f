/** Whether what opens above the page stands open. */
export const isPopoverOpen = (element: HTMLElement): boolean => element.matches(':popover-open');
