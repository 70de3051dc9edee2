import { useStore } from 'react-admin';

/** Whether all lists of this user, in this browser, have narrow rows, and a function that sets it. */
export const useDense = () => useStore('lists.dense', false);
