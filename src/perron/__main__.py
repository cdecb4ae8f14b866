"""python -m perron"""

import sys

from perron.cli.main import main

sys.exit(main())
