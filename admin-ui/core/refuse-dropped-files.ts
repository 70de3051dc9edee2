/** Keeps the browser from leaving the page for a file that is dropped where nothing takes it. */
export function refuseDroppedFiles(): void {
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    });
}
