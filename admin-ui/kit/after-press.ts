let isPressed = false;

globalThis.addEventListener?.('pointerdown', () => (isPressed = true), { capture: true });
for (const end of ['pointerup', 'pointercancel'] as const)
  globalThis.addEventListener?.(end, () => (isPressed = false), { capture: true });

/**
 * Runs something at once, or, while the pointer is pressed, once it is released. Pressing a button leaves a field first:
 * what that shows must not move the button away from under the pointer, or the press is lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) return run();
  const done = new AbortController();
  const released = () => {
    done.abort();
    // After the click that the press becomes.
    setTimeout(run);
  };
  for (const end of ['pointerup', 'pointercancel'] as const)
    globalThis.addEventListener(end, released, { signal: done.signal });
}
