/** What a window shows, and whom it tells what became of it. */
export interface WindowProps {
  /** Address of the page it is about. */
  page: string;
  /** Ends when that page has been waited for long enough. */
  limit: AbortSignal;
  offline: string;
  /** It was closed. */
  onClose: () => void;
  /** The page was not to be had. */
  onFail: () => void;
}
