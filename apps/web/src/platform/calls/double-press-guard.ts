import { useCallback, useEffect, useRef } from 'react';

/**
 * A second press with the same input is ignored, because within one task the button is still enabled. Each file counts as other
 * input.
 */
export function useDoublePressGuard(): (input: unknown) => boolean {
  const begun = useRef<string | null>(null);
  useEffect(() => {
    begun.current = null;
  });
  return useCallback((input) => {
    const text = textOf(input);
    if (text !== null && text === begun.current) return false;
    begun.current = text;
    return true;
  }, []);
}

function textOf(input: unknown): string | null {
  let hasFile = false;
  const text = JSON.stringify(input, (_, value: unknown) => {
    hasFile ||= value instanceof Blob || value instanceof FormData;
    return value;
  });
  return hasFile ? null : (text ?? '');
}
