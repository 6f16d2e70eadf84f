/** One line that is written over on a terminal; elsewhere only what differs from before is written, a line each. */
export function progressLine(out: NodeJS.WriteStream = process.stdout): { show(text: string): void; end(): void } {
  let shown = '';
  return {
    show(text) {
      if (text === shown) return;
      shown = text;
      out.write(out.isTTY ? `\r\u001B[2K  ${text}` : `  ${text}\n`);
    },
    end() {
      if (shown && out.isTTY) out.write('\n');
      shown = '';
    },
  };
}
