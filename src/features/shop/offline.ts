/** Key of what is said when a form cannot leave the page. */
export const OFFLINE = 'You are offline. What you typed stays here: try again when you are back.';
