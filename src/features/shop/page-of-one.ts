/** Whether the page was made for one shopper; any other is the same for everyone. */
export const isPageOfOne = (): boolean => document.body.dataset.wake === 'now';
