/** Stands for what only draws: nothing is drawn here. */
export const Component = Object;
export const createContext = () => ({});
