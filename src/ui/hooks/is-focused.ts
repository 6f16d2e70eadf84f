/** Whether what is typed goes into this field: nothing is filled into it then, as what follows would stand behind it. */
export const isFocused = (field: Element | null | undefined): boolean => !!field && field === document.activeElement;
