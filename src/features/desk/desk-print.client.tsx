'use client';

import { Button } from '../../ui/button';

interface Props {
  print: string;
}

declare module '../../ui/island' {
  interface Islands {
    'desk-print': Props;
  }
}

/** Prints the page; without script the browser's own menu does. */
export default function DeskPrint({ print }: Props) {
  return (
    <Button type="button" className="needs-script" onClick={() => window.print()}>
      {print}
    </Button>
  );
}
