import type { ReactNode } from 'react';
import { useSharedWords } from '../../i18n/useSharedWords.ts';
import { isSample } from '../../site/samples.ts';
import { SampleMark } from '../../ui/SampleMark.tsx';

/** Gives what says beside something that it is a sample, and nothing once it is confirmed. */
export function useSampleMark(): (id: string) => ReactNode {
  const common = useSharedWords('common');
  return (id) => (isSample(id) ? <SampleMark>{common(($) => $.sample)}</SampleMark> : null);
}
