import { readdirSync, readFileSync } from 'node:fs';

/** How many descriptors a process has. */
export function descriptorsOf(pid = 0): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Resident memory of a process, in MiB. */
export function memoryOf(pid = 0): number {
  const [, kibibytes] =
    /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) / 1024;
}
