interface LogoProps {
  name: string;
  /** Read before the name, above it. */
  before?: string | null;
}

/** The mark: four stalls seen from above, one corner of the market each. */
export function Logo({ name, before }: LogoProps) {
  return (
    <span className="logo">
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <path fill="var(--rosa)" d="M10 0h5.25v15.25H0V10A10 10 0 0 1 10 0Z" />
        <path fill="var(--ocre)" d="M16.75 0H22a10 10 0 0 1 10 10v5.25H16.75Z" />
        <path fill="var(--cobalto)" d="M0 16.75h15.25V32H10A10 10 0 0 1 0 22Z" />
        <path fill="var(--verde)" d="M16.75 16.75H32V22a10 10 0 0 1-10 10h-5.25Z" />
      </svg>
      {before ? (
        <span className="small">
          {before} <br />
          <span className="logo-name">{name}</span>
        </span>
      ) : (
        <span className="logo-name">{name}</span>
      )}
    </span>
  );
}
