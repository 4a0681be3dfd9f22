/** In a shadow tree: only the page's custom properties reach them. */
export const MARK_STYLES = `
  :host {
    position: absolute;
    z-index: 2147483647;
    top: 0;
    left: 0;
    pointer-events: none;
  }
  .mark {
    position: absolute;
    outline: calc(3px * var(--unit)) solid var(--sea);
    box-shadow: 0 0 0 calc(5px * var(--unit)) var(--paper-raised);
  }
  .mark[hidden] {
    display: none;
  }
  .mark b {
    position: absolute;
    box-sizing: border-box;
    width: max-content;
    overflow: hidden;
    padding: calc(3px * var(--unit)) calc(10px * var(--unit)) calc(4px * var(--unit));
    background: var(--sea);
    box-shadow: 0 0 0 calc(2px * var(--unit)) var(--paper-raised);
    color: var(--paper-raised);
    font: 600 calc(14px * var(--unit)) / 1.25 var(--sans);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .inside {
    outline-offset: calc(-3px * var(--unit));
    box-shadow: inset 0 0 0 calc(5px * var(--unit)) var(--paper-raised);
  }
  .mark .over {
    box-shadow: none;
  }
  .hover {
    outline: calc(2px * var(--unit)) dashed var(--paper-raised);
    box-shadow: 0 0 0 calc(2px * var(--unit)) rgb(var(--scrim) / 0.6);
  }
  .hover b {
    background: var(--paper-raised);
    box-shadow: none;
    color: var(--ink);
  }
`;
