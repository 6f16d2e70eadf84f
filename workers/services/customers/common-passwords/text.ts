import { COMMON_PASSWORDS } from './data';

/** The list as it is written down (coding.ts). The build makes a file of it that is read when a password is chosen. */
export const text = async (): Promise<string> => COMMON_PASSWORDS;
