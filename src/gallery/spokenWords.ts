/** What React Aria says in the examples. */
export const spokenWords = {
  components: { selectPlaceholder: 'Select an item' },
  menu: { longPressMessage: 'Long press or press Alt + ArrowDown to open menu' },
  overlays: { dismiss: 'Dismiss' },
};
