import { useLayoutEffect, useRef, useState } from 'react';

/** Width of the narrowest block, which a finger can hit, with the gap beside it. In pixels. */
const narrowest = 24 + 4;

/** Number of blocks that have room side by side in an element. */
export function useColumns() {
  const ref = useRef<HTMLElement>(null);
  const [most, setMost] = useState(Infinity);
  useLayoutEffect(() => {
    const measure = () => setMost(Math.max(1, Math.floor(ref.current!.clientWidth / narrowest)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return { ref, most };
}
