/** What is wanted by those who measure their home, in one piece. */
export { fitAtHome } from './fit-at-home';
export { default as HomeForm } from './home-form.client';
export { HomeWindow as default } from './home-window';
