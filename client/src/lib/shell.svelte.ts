// What the shell shows round a page: a table that fills the window has a bar of its own.
export const shell = $state({ full: false });
