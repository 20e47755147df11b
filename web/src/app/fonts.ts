import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/alegreya-sans-sc/latin-700.css'
import '@fontsource/grenze-gotisch/latin-700.css'
