/** CPU time that some work takes, in ms: what else the machine does meanwhile is not counted. */
export function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
