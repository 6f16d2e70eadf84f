/** The entry while developing: fast refresh stands ready before any component is loaded. */
import '@vitejs/plugin-react/preamble';
import { followSources } from './follow-sources';

followSources();
await import('./entry');
