import { useEffect, useRef } from 'react';
import type { Value } from '../contract/form.ts';

/**
 * Keeps a half-typed form over reloads and page changes: writes the values to session storage
 * while they differ from empty, and hands back a stored draft once, after hydration. With
 * storage switched off it does nothing.
 */
export function useDraft(
  key: string,
  values: Readonly<Record<string, Value>>,
  restore: (draft: object) => void,
): void {
  const isRestored = useRef(false);
  useEffect(() => {
    if (!isRestored.current) {
      isRestored.current = true;
      const draft = read(key);
      if (draft !== null) restore(draft);
      return;
    }
    write(key, Object.values(values).some((value) => value.length > 0) ? values : null);
  }, [key, values, restore]);
}

function read(key: string): object | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof draft === 'object' ? draft : null;
  } catch {
    return null; // Storage is switched off, or somebody else wrote there.
  }
}

function write(key: string, values: object | null): void {
  try {
    if (values === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage is switched off or full: the form works, it only forgets on reload.
  }
}
